export { PlanCard, type PlanCardProps, type PlanFeature, PlanGrid, type PlanPriceText } from './plan-card.tsx';
export { PlanDrawing } from './plan-drawing.tsx';
export { type PlanAction, planAction, type PlanPrice, type Pricing, priceOf, type Tier, TIERS } from './pricing.ts';
export { type PlanView, usePlans } from './use-plans.ts';
