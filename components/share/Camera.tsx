export interface CameraProps {
  readonly onCode: (text: string) => void;
  readonly onRefused: () => void;
  readonly label: string;
}

/** Phones paste what their own camera app has read. */
export function Camera(_props: CameraProps): null {
  return null;
}
