// Made by src/build/lunar-new-year.ts from tyme4ts 1.5.2; do not edit.

/** Days from 5 February to the lunar New Year, from 1850 on, minus those of 19 years before: one character per year (small-numbers.ts). */
export const LUNAR_NEW_YEARS =
  'u=pi.{,0fr2asdih1e]ttt,eeeettteeee,ett,eie,eeeeeee,,e,,e,,n,,e,ee,,,,,,ete,tee,eeteee,,ettette,eetetee,ete,ete,eeeeett,eee,etteete,eeeereteeee,ete,eeeetttiee,,ttteeee,eee,eee,ettetee,eeeettteeee,eee,tee,eeeeeee,tttetee,eetette,eee,eee,eee,ttteeee,ette'
