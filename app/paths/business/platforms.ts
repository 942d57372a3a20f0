export const webhookPath = (hookKey: string) => `/api/webhooks/meta/${hookKey}`;
