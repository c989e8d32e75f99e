import { CabinetScreen } from './CabinetScreen.tsx';

/** /expired_reg_25: the older variant of the cabinet, without excursion and T-shirt, with its own dates (CAB-06). */
export function ExpiredCabinetScreen() {
  return <CabinetScreen isOlder />;
}
