import { featureMessages } from '#content/messages/features.ts';
import { PLAN_NAMES, PLANS } from '#core/reference/plans.ts';
import { FEATURE_TRAITS, featureStyles } from './featureStyles.ts';

/** The filter over the map of features that follows it; it works without JavaScript (`featureStyles.ts`). */
export const FeatureFilter = () => (
  <>
    <style>{featureStyles}</style>
    <div className="feature-filter">
      <div className="choices">
        <fieldset>
          <legend>{featureMessages.plans}</legend>
          {PLANS.map((plan) => (
            <label key={plan}>
              <input
                type="checkbox"
                name="feature-plan"
                value={plan}
                autoComplete="off"
                defaultChecked
              />{' '}
              {PLAN_NAMES[plan]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{featureMessages.traits}</legend>
          {FEATURE_TRAITS.map((trait) => (
            <label key={trait}>
              <input type="checkbox" name={`feature-${trait}`} autoComplete="off" />{' '}
              {featureMessages[trait]}
            </label>
          ))}
        </fieldset>
      </div>
      <p>{featureMessages.none}</p>
    </div>
  </>
);
