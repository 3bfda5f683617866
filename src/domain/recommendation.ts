import {
  customRecommendation,
  recommendations,
  type BusinessType,
  type Recommendation,
  type TimeConsumer,
} from '#src/content/onboarding.data.ts';

/** The recommendation for `{businessType}-{timeConsumer}`, else the custom solution (docs/spec.md). */
export function recommend(businessType: BusinessType, timeConsumer: TimeConsumer): Recommendation {
  return recommendations[`${businessType}-${timeConsumer}`] ?? customRecommendation;
}
