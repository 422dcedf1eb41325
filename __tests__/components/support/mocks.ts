/** What a device and a router bring along; imported before anything that asks for them. */
export const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn() };
export const mockFocus = { on: true };

jest.mock('expo-sqlite/localStorage/install', () => ({}));
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  useIsFocused: () => mockFocus.on,
}));
jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));
jest.mock('@/components/board/BoardPane', () => jest.requireActual('./board'));
