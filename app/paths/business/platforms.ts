import { path } from "../path";

export const webhookPath = (hookKey: string) => path`/api/webhooks/meta/${hookKey}`;
