// Made by src/build/lunar-new-year.ts from tyme4ts 1.5.2; do not edit.

/** Days from 5 February to the lunar New Year, from 1850 on: a character a year (small-numbers.ts). */
export const LUNAR_NEW_YEARS =
  'u=pi.{,0fr2asdih1e]:om).{,0l(gasdic1t}uo>)s{,0l(gaomi.[t]l(gasd,0fr2:=pic[e}l(2as{,0ft}:omih1e]l(ga.{,hfr}uodic1e]l(>)s{,h1r2:odnc[e]l(p).{,h1t2aomnc[e}u=g).dn0fr2aomic[e]u=ga.{,0lr2:omic1t}u=gas{,0f(2:=mic1t}u(>).{e0fr2:omnh1e}u(g).{,0fr}asdnh1e]u=>)'
