type Bank = readonly string[]

/** Suggested questions of every mode in one language; all distinct. */
export interface Banks {
  readonly bg: Bank
  readonly dt: Bank
  readonly fb: Bank
  readonly ms: Bank
  readonly cs: Bank
}

/** The modes of the rules engine, repeated here because this folder may not import `sage/`. */
export type BankMode = keyof Banks
