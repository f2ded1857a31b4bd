// Made by src/build/lunar-new-year.ts from tyme4ts 1.5.2; do not edit.

/** Days from 20 January to the lunar New Year, from 1850 on: a character a year, whose code less 48 it is. */
export const LUNAR_NEW_YEARS =
  'G<OC9LA6I>3E:MC7J@5F;ND9LA6H=2E:MC8J?4G;1D:LA6H=2E;NC9K?5H=2E:MA6I>3F<OC8K@4H=3E:LA6I?4F;NC7J@5H=2E9LA7I>4G;MC8J@5H=1D:LA7J>3F;MB8K@5H=OD9LA7J?3E;NB8K@4G<2D9MB6I>3E;NC8K@5G<2E9LA6H>3F;NC8J?4G<2E:LA6I=3F<NC8J?4G=1D9L@6I>3F;NB7J@4G=2D9LA6I>4E:MB7J@5G<1D'
