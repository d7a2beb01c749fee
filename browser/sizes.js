// The sizes of windows in tests: every page on a phone and on a desktop, boards in the window of a small laptop, the
// screen across the room on a TV; the layout in those that are smaller, larger or turned as well.

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  'small-phone': { viewport: { width: 360, height: 640 } },
  'narrow-phone': { viewport: { width: 320, height: 640 } },
  'tall-phone': { viewport: { width: 390, height: 844 } },
  'landscape-phone': { viewport: { width: 844, height: 390 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  desktop: { viewport: { width: 1280, height: 800 } },
  laptop: { viewport: { width: 1366, height: 625 } },
  'large-desktop': { viewport: { width: 1440, height: 900 } },
  tv: { viewport: { width: 1920, height: 1080 } },
  'large-tv': { viewport: { width: 3840, height: 2160 } },
};
