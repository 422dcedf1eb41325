export { ImportScreen } from './ImportScreen';
export { ShareScreen } from './ShareScreen';
