type Name = readonly [pattern: RegExp, name: string]

// The first match counts: most user agents also contain the names of browsers further down.
const browsers: readonly Name[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly Name[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (names: readonly Name[], userAgent: string): string | undefined => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Returns the names of browser and system ("Chrome · Android"), without version or model; empty if both are unknown. */
export function formatDeviceLabel(userAgent: string | undefined): string {
  if (userAgent === undefined) return ''
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined).join(' · ')
}
