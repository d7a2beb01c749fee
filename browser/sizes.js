// The sizes of windows in tests: every page on a phone and on a desktop, boards in the window of a small laptop, the
// screen across the room on a TV.

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
  laptop: { viewport: { width: 1366, height: 625 } },
  tv: { viewport: { width: 1920, height: 1080 } },
  'large-tv': { viewport: { width: 3840, height: 2160 } },
};
