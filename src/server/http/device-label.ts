type Name = readonly [pattern: RegExp, name: string]

// The first that fits: most browsers also call themselves by the names of those below them.
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

/** Browser and system by their names alone, "Chrome · Android": no version, no model. '' when neither is known. */
export function deviceLabelOf(userAgent: string | undefined): string {
  if (userAgent === undefined) return ''
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined).join(' · ')
}
