import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CatalogueProduct } from '#contract/shop.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { formatDollars } from '../../../terms/dollars.ts'
import { useCheckout } from './use-checkout.ts'
import { useObstacle } from './use-obstacle.ts'
import classes from './pay-button.module.css'

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
  const obstacle = useObstacle(product, onChoose)
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
  const sum = `US$${formatDollars(product.cents)}`
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
