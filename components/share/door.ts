/** A phone has every screen at hand. */
export { ImportScreen, ShareScreen } from './screens';
