/** Null where a drawing cannot be turned into a picture: then it is not offered. */
export const sharePicture: ((svg: string, name: string) => Promise<boolean>) | null = null;
