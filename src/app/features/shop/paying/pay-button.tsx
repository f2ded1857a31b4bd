import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { resultCodes, type CodeName } from '#contract/codes.ts'
import type { CatalogueProduct, PurchaseObstacle } from '#contract/shop.ts'
import { selectArchiveExceptToday } from '#device/archives/archive-choice.ts'
import { placeOrder } from '#device/shop/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useArchives } from '../../../session/archives.ts'
import { useUserId } from '../../../session/session.ts'
import { useNotSoldMessage } from '../../../errors/use-not-sold-message.ts'
import { storeCheckoutStartUrl } from './placed-order.ts'
import classes from './pay-button.module.css'
import { formatCentsAsDollars } from '../../../terms/products.ts'
import { createQueryKey } from '../../../session/user-query.ts'

interface PayButtonProps {
  product: CatalogueProduct
  /** Whether payments go to the test cashier, which charges nothing. */
  isTest: boolean
  onChoose: (productId: string) => void
}

/** The pay button with the total, or the obstacle with a button that resolves it. */
export function PayButton({ product, isTest, onChoose }: PayButtonProps) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const isOffline = useConnectivity() === 'offline'
  const obstacle = usePurchaseObstacle(product, onChoose)
  const { pay, isLeaving, code } = useCheckout()
  if (obstacle) {
    return (
      <div className={classes.root}>
        <p className={classes.trouble} role="status">
          {obstacle.sentence}
        </p>
        {obstacle.detail && <p className={classes.note}>{obstacle.detail}</p>}
        {obstacle.help && (
          <Button fullWidth onClick={() => void obstacle.help.run()}>
            {obstacle.help.label}
          </Button>
        )}
      </div>
    )
  }
  const sum = `US$${formatCentsAsDollars(product.cents)}`
  return (
    <div className={classes.root}>
      {code !== undefined && (
        <p className={classes.trouble} role="alert">
          {ofCode(code)}
        </p>
      )}
      <Button
        variant="seal"
        fullWidth
        classNames={{ root: classes.pay!, label: classes.label! }}
        disabled={isOffline}
        loading={isLeaving}
        onClick={() => pay(product)}
      >
        {t`前往付款`} <span className={classes.sum}>{sum}</span>
      </Button>
      <div className={`${classes.note} ${classes.foot}`}>
        <p>
          {isOffline ? t`离线中，购买要联网。` : isTest ? t`将打开测试收银台，不会扣钱，完成后自动返回` : t`将打开付款页面，完成后自动返回`}
        </p>
        <p>
          <Trans>
            付款即表示同意<Link to="/setting/terms">《服务协议》</Link>
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** Path to which a cancelled payment returns. */
const RETURN_PATH = '/setting/shop'

function createOrder({ product_id, archive_id, needs_archive }: CatalogueProduct) {
  return placeOrder({ product_id, from: RETURN_PATH, ...(needs_archive && archive_id !== null && { archive_id }) })
}

/** Creates an order and opens the pay page in this tab; `code` is the error code of a failure. */
function useCheckout() {
  const queries = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: createOrder,
    onSuccess: ({ url, order_id }) => {
      const { pathname, href } = router.state.location
      if (pathname !== RETURN_PATH) storeCheckoutStartUrl(order_id, href)
      location.assign(url)
    },
    // Refetches the catalogue: if the server refuses a product, the catalogue is outdated.
    onError: () => void queries.invalidateQueries({ queryKey: createQueryKey('catalogue') }),
  })
  useEffect(() => {
    // On return, the browser may restore this page from its back/forward cache.
    const resetOnReturn = () => reset()
    addEventListener('pageshow', resetOnReturn)
    return () => removeEventListener('pageshow', resetOnReturn)
  }, [reset])
  return { pay: mutate, isLeaving: isPending || isSuccess, code: error instanceof ApiError ? error.code : undefined }
}

const OBSTACLE_CODES: Record<PurchaseObstacle, CodeName> = {
  archiveLocked: 'archiveLocked',
  alreadyUnlocked: 'alreadyUnlocked',
  noArchive: 'notForSale',
  notYet: 'notOnSaleYet',
}

/** Returns why a product cannot be bought now: the server's refusal text, details and a helpful action; undefined if it can be bought. */
function usePurchaseObstacle(product: CatalogueProduct, choose: (productId: string) => void) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const notYet = useNotSoldMessage()
  const userId = useUserId()
  const own = useArchives()?.find(({ type }) => type === 0)
  if (product.obstacle === null) return product.can_buy ? undefined : { sentence: ofCode(resultCodes.paymentOff.code) }
  if (product.obstacle === 'notYet') return { sentence: notYet(product.awaits), detail: t`做好以后才卖，价目先写在这里。` }
  const sentence = ofCode(resultCodes[OBSTACLE_CODES[product.obstacle]].code)
  if (product.obstacle === 'noArchive') return { sentence, detail: t`会员跟着本人的档案走，本人的档案现在不在。` }
  if (product.obstacle !== 'archiveLocked' || !own) return { sentence }
  const name = own.user_name
  return {
    sentence,
    detail: t`月度会员要先有本人（${name}）的命书；年度会员里已经含着它。`,
    help: {
      label: t`先买这卷命书`,
      run: async () => {
        await selectArchiveExceptToday(userId, own.archive_id)
        choose('fatebook')
      },
    },
  }
}
