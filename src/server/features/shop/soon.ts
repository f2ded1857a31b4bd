import { Fail } from '../../http/fail.ts'

const soon = (): Promise<never> => Promise.reject(new Fail('unavailable'))

export { soon as catalogue, soon as checkout, soon as orderList, soon as orderShow, soon as redeem }
