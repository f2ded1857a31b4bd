/** 调候 by day stem and month (寅 to 丑), stems by number, most wanted first: condensed from 《穷通宝鉴》 (B-19). */
const WANTED = [
  '29 62345 638 936 936 936 638 632 60389 6324 362 362',
  '29 29 924 9 92 92 295 923 97 24 2 2',
  '86 85 80 869 86 86 84 89 08 0468 845 80',
  '06 60 06 06 869 086 0624 0624 064 06 06 06',
  '209 209 029 029 802 920 290 29 029 02 20 20',
  '260 092 290 92 92 92 29 29 029 204 204 204',
  '40823 3062 0389 8423 89 30 30 302 08 32 302 230',
  '586 80 80 809 859 860 804 80 80 82 2480 2845',
  '624 476 06 8769 967 70 43 06 02 426 42 230',
  '72 67 270 7 689 6789 3 72 7089 6743 27 23',
]

/** Returns the numbers of the stems that a day stem requires in a month (branch number) for its climate, most wanted first. */
export function wantedStemsAt(day: number, month: number): number[] {
  return [...WANTED[day]!.split(' ')[(month + 10) % 12]!].map(Number)
}
