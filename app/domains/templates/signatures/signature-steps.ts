export const SIGNATURE_STEPS = ["details", "branding", "illustration", "preview"] as const;
export type SignatureStep = (typeof SIGNATURE_STEPS)[number];
