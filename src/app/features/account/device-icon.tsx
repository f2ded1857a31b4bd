import { Desktop } from '@phosphor-icons/react/dist/csr/Desktop'
import { DeviceMobile } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { DeviceTablet } from '@phosphor-icons/react/dist/csr/DeviceTablet'

/** A phone, a tablet or a computer, by the system in a device's label. */
export function DeviceIcon({ device }: { device: string }) {
  const Icon = /iPad/.test(device) ? DeviceTablet : /iPhone|Android|HarmonyOS/.test(device) ? DeviceMobile : Desktop
  return <Icon size={24} weight="light" />
}
