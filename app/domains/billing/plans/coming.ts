/** Announced plan features: true until the screen exists. */
export const IS_COMING = {
  agents: false,
  extraLeads: false,
  advancedAnalytics: false,
  platformFee: false,
  integrations: true,
  api: true,
  planChange: false,
  annualPayment: false,
} as const satisfies Record<string, boolean>;
