import { useWindowDimensions } from 'react-native';

/** Two panes when there is room for both side by side: tablets, and phones held sideways. */
export function useWide(): boolean {
  const { width, height } = useWindowDimensions();
  return width >= 700 && width > height * 0.9;
}
