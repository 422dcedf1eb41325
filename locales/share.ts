/** What can be wrong with a board that is handed in. */
export type ShareFaultCode = 'empty' | 'too-large' | 'foreign' | 'damaged' | 'newer' | 'malformed';

/** Why a photo that came with a board is left out. */
export type PhotoFaultCode = 'photo-kind' | 'photo-too-large' | 'photo-damaged';
