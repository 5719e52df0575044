import { placeOf } from '#core/islands.ts';
import { UpgradeForm } from './UpgradeForm.tsx';
import { upgradeStyles } from './upgradeStyles.ts';

/** The form of the upgrade assistant, until its island takes it over (`site/upgrade`); hidden without a script. */
export const UpgradePlace = () => (
  <>
    <style>{upgradeStyles}</style>
    <div className="upgrade needs-script" {...placeOf('upgrade-assistant')}>
      <UpgradeForm />
    </div>
  </>
);
