import { z } from "zod";

const origin = z.url({ protocol: /^https?$/, error: "should be an address such as https://njia.example" });

const ConfigSchema = z
  .object({
    ENVIRONMENT: z.enum(["development", "test", "production"], {
      error: "should be development, test or production",
    }),
    APP_NAME: z.string().min(1, "should be the name of the product"),
    APP_ORIGIN: origin,
    SALES_EMAIL: z.email({ error: "should be an e-mail address" }),
    PASSWORD_PEPPER: z.string().min(32, "should be a secret of at least 32 characters").optional(),
    AI_BASE_URL: origin.optional(),
    AI_API_KEY: z.string().min(1, "should be the key of the AI provider").optional(),
    AI_MODEL: z.string().min(1, "should be the name of a model").optional(),
  })
  .superRefine((value, context) => {
    if (value.ENVIRONMENT === "production" && !value.PASSWORD_PEPPER)
      context.addIssue({
        code: "custom",
        path: ["PASSWORD_PEPPER"],
        message: "should be a secret of at least 32 characters",
      });
    if (value.AI_BASE_URL && !value.AI_MODEL)
      context.addIssue({ code: "custom", path: ["AI_MODEL"], message: "should be the name of a model" });
  });

export type Config = z.infer<typeof ConfigSchema>;

/** Reads the Worker's variables once. @throws Error that names each missing or malformed value and what it should be. */
export function readConfig(env: object): Config {
  const result = ConfigSchema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration is not complete:\n${lines.join("\n")}`);
}
