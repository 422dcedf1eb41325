/** A phone has every screen at hand. */
export { TableScreen as Table } from './TableScreen';
