import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Camera as Device, scanFromURLAsync } from 'expo-camera';
import { launchImageLibraryAsync } from 'expo-image-picker';
import { Linking } from 'react-native';

import { Camera } from '@/components/share/Camera';
import { hasCamera, openPermissions, pickPictures } from '@/components/share/handing';

jest.mock('expo-camera', () => {
  const { View } = jest.requireActual<typeof import('react-native')>('react-native');
  return {
    Camera: { requestCameraPermissionsAsync: jest.fn() },
    CameraView: View,
    scanFromURLAsync: jest.fn(),
  };
});
jest.mock('expo-image-picker', () => ({ launchImageLibraryAsync: jest.fn() }));

const asks = jest.mocked(Device.requestCameraPermissionsAsync);
const scans = jest.mocked(scanFromURLAsync);
const picks = jest.mocked(launchImageLibraryAsync);

const answer = (granted: boolean) => ({ granted }) as Awaited<ReturnType<typeof asks>>;
const code = (data: string) => ({ data }) as Awaited<ReturnType<typeof scans>>[number];

beforeEach(() => jest.resetAllMocks());

describe('the camera', () => {
  const onCode = jest.fn();
  const onRefused = jest.fn();
  async function open() {
    render(<Camera label="Hold it inside" onCode={onCode} onRefused={onRefused} />);
    await act(async () => undefined);
  }

  it('is offered on every phone', async () => {
    expect(await hasCamera()).toBe(true);
  });

  it('reads the code it sees, and looks for no other kind', async () => {
    asks.mockResolvedValue(answer(true));
    await open();
    const picture = screen.getByLabelText('Hold it inside');
    expect(picture.props.barcodeScannerSettings).toEqual({ barcodeTypes: ['qr'] });
    fireEvent(picture, 'barcodeScanned', code('K1/2'));
    expect(onCode).toHaveBeenCalledWith('K1/2');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', () => asks.mockResolvedValue(answer(false))],
    ['not to be asked for', () => asks.mockRejectedValue(new Error('no camera'))],
  ])('says so when it is %s, and shows no black window', async (_why, happens) => {
    happens();
    await open();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(screen.queryByTestId('camera-picture')).toBeNull();
  });

  it('says so when it does not start', async () => {
    asks.mockResolvedValue(answer(true));
    await open();
    fireEvent(screen.getByTestId('camera-picture'), 'mountError', { message: 'busy' });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('says nothing any more once it has been closed', async () => {
    let settle: (granted: boolean) => void = () => undefined;
    asks.mockReturnValue(new Promise((resolve) => (settle = (it) => resolve(answer(it)))));
    await open();
    screen.unmount();
    await act(async () => settle(false));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('leads to where it can be allowed', () => {
    const settings = jest.spyOn(Linking, 'openSettings').mockResolvedValue();
    openPermissions?.();
    expect(settings).toHaveBeenCalled();
  });
});

describe('pictures of codes', () => {
  const begun = jest.fn();
  function picked(...names: string[]) {
    const assets = names.map((uri) => ({ uri, width: 10, height: 10 }));
    picks.mockResolvedValue({ canceled: false, assets });
  }
  /** What is told in the end; null when nothing is. */
  async function told() {
    const take = jest.fn<void, [readonly (readonly string[])[]]>();
    pickPictures(begun, take);
    await act(async () => undefined);
    await act(async () => undefined);
    return take.mock.calls[0]?.[0] ?? null;
  }

  it('are read one by one, several codes in one of them too', async () => {
    picked('a', 'b', 'c');
    scans.mockImplementation(async (uri) =>
      uri === 'a' ? [code('1')] : uri === 'c' ? [code('2'), code('3')] : [],
    );
    expect(await told()).toEqual([['1'], [], ['2', '3']]);
    expect(begun).toHaveBeenCalledTimes(1);
    expect(scans).toHaveBeenCalledWith('a', ['qr']);
    expect(picks.mock.calls[0]![0]).toMatchObject({ allowsMultipleSelection: true });
  });

  it('that cannot be read hold no code, and keep none from being read', async () => {
    picked('broken', 'b');
    scans.mockImplementation(async (uri) => {
      if (uri === 'broken') throw new Error('no picture');
      return [code('1')];
    });
    expect(await told()).toEqual([[], ['1']]);
  });

  it('are not spoken of when none was picked', async () => {
    picks.mockResolvedValue({ canceled: true, assets: null });
    expect(await told()).toBeNull();
    expect(begun).not.toHaveBeenCalled();
  });

  it('that the phone does not hand over hold no code', async () => {
    picks.mockRejectedValue(new Error('failed to pick'));
    expect(await told()).toEqual([[]]);
  });
});
