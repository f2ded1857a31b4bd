type Bank = readonly string[]

/** Suggested questions of every mode in one language, each written by hand, none twice. */
export interface Banks {
  readonly bg: Bank
  readonly dt: Bank
  readonly fb: Bank
  readonly ms: Bank
  readonly cs: Bank
}

/** The modes as the sage has them; it may know the banks, they do not know it. */
export type BankMode = keyof Banks
