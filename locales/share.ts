/** What can be wrong with a board that is handed in. */
export type ShareFaultCode = 'empty' | 'too-large' | 'foreign' | 'damaged' | 'newer' | 'malformed';
