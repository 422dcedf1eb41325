import { useEffect, useRef } from 'react';

import type { Camera as Native, CameraProps } from './Camera';

/** A code is shown for a second or more; looking so often misses none. */
const LOOK_EVERY = 180;

/** What the camera sees, until every code has been read. */
export const Camera = (({ onCode, onRefused, label }: CameraProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef({ onCode, onRefused });
  useEffect(() => {
    heard.current = { onCode, onRefused };
  });
  useEffect(() => {
    let open = true;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => stream?.getTracks().forEach((track) => track.stop());

    async function watch() {
      const { CodeReader } = await import('./reader');
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      const screen = video.current;
      if (!open || !screen) return close();
      screen.srcObject = stream;
      await screen.play();
      const reader = new CodeReader();
      const look = async () => {
        if (!open) return;
        if (screen.readyState >= screen.HAVE_CURRENT_DATA) {
          const text = await reader.read(screen, screen.videoWidth, screen.videoHeight);
          if (text && open) heard.current.onCode(text);
        }
        timer = setTimeout(() => void look(), LOOK_EVERY);
      };
      void look();
    }
    watch().catch(() => {
      if (open) heard.current.onRefused();
    });
    return () => {
      open = false;
      clearTimeout(timer);
      close();
    };
  }, []);
  return (
    <video
      ref={video}
      aria-label={label}
      data-testid="camera-picture"
      playsInline
      muted
      style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 8 }}
    />
  );
}) as unknown as typeof Native;
