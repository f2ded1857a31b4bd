/** Invalid argument; `field` names it (`local`, `zone`), so that a form can show the error there. */
export class FieldRangeError extends RangeError {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'FieldRangeError'
    this.field = field
  }
}
