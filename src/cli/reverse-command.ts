import { type SearchResult, type SearchRules, reverseSearch, SEARCH_RULES } from '#bazi/index.ts'
import { FlagError } from './flag-error.ts'
import { parseFlags, mergeFlagDefinitions, parseFlagChoice } from './flags.ts'
import { parseDegrees } from './ground.ts'
import { PILLARS_FLAG, parsePillarsFlag } from './pillars-flag.ts'
import { printJson } from './printed.ts'

const FLAGS = mergeFlagDefinitions(PILLARS_FLAG, {
  values: { offset: '+08:00', lng: '121.47', zi: '24' },
  switches: ['civil', 'all', 'json'],
})

export const usage = `mingshu reverse --pillars "庚午 辛巳 庚辰 庚辰"

  --pillars year, month, day and hour; ? for an unknown hour
  --offset  of the clock from UTC, the same throughout (default +08:00)
  --lng     degrees, east positive (default the meridian of that clock)
  --zi      23: the day turns at 23:00 (default); 24: at midnight
  --civil   day and hour by the clock on the wall, not by the Sun
  --all     by every set of rules in place of these
  --json    { pillars, place, standings } as JSON: by each set of rules, every stretch of time from 1850 to 2100`

function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):([0-5]\d)$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 15) throw new FlagError('--offset', `expected an offset, as in --offset +08:00, not ${text}`)
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}

const ruleText = ({ solarTime, zi, lateHour, yearName }: SearchRules) =>
  [
    solarTime ? 'solar clock' : 'civil clock',
    `the day turns at ${zi === '23' ? '23:00' : 'midnight'}`,
    ...(lateHour === undefined ? [] : ['the late hour keeps the day’s stem']),
    ...(yearName === undefined ? [] : ['the year from the lunar New Year']),
  ].join(', ')

function linesOf({ rules, intervals }: SearchResult): readonly string[] {
  const stretches = intervals.map(({ fromLocal, toLocal }) => `  ${fromLocal.replace('T', ' ')} – ${toLocal.replace('T', ' ')}`)
  return [ruleText(rules), ...(stretches.length === 0 ? ['  never'] : stretches)]
}

/** Prints the times at which given pillars occur. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const pillars = parsePillarsFlag(flags)
  if (pillars.some((text, i) => (text === null && i < 3) || text?.includes('?')))
    throw new FlagError('--pillars', 'only the hour may be unknown')
  const offsetSeconds = offsetOf(flags.values.get('offset') ?? '+08:00')
  const place = { offsetSeconds, lng: parseDegrees(flags.values.get('lng') ?? String(offsetSeconds / 240), 'lng', 180) }
  const zi = parseFlagChoice(flags.values.get('zi') ?? '23', 'zi', ['23', '24'])
  const own: SearchRules = { solarTime: !flags.switches.has('civil'), zi }
  const standings = reverseSearch(pillars, place, flags.switches.has('all') ? SEARCH_RULES : [own])
  if (flags.switches.has('json')) printJson({ pillars, place, standings })
  else for (const line of standings.flatMap(linesOf)) console.log(line)
}
