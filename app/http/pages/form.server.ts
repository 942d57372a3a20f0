import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { Dollars } from "~/core/dollars";
import { readMoney } from "~/core/money";
import { catchDomainError, toErrorResponse } from "~/http/errors.server";
import { readLimited, requireFormFields } from "../api/body.server";
import "../not-found-messages";
import { isSecretField } from "./secret-fields";

/** An unreadable amount stays text, which the schema rejects with its own message. */
const moneyOf = (value: unknown) =>
  typeof value === "string" ? (value.trim() === "" ? undefined : (readMoney(value) ?? value)) : value;

const { coerceFormValue } = configureCoercion({
  customize: (type) => (type === Dollars ? moneyOf : null),
});

type Refused = ReturnType<typeof data<{ result: SubmissionResult<string[]>; failures: string[] }>>;

/** Error code of a field without its message: "missing", zod's code, or the code a rule sets in `params`. */
function failureCode(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return String(issue.params?.code ?? issue.code);
  const isEmpty =
    issue.code === "invalid_type" ||
    issue.code === "invalid_union" ||
    (issue.code === "too_small" && issue.minimum === 1);
  return isEmpty ? "missing" : issue.code;
}

/**
 * A page's action: parses the form with the API's schema and runs the domain function. A rejection re-renders the page
 * with status 422, the errors and the typed values (never passwords, tokens or the fields of `secrets`).
 */
export async function handleForm<Output>(
  { request }: Pick<ActionFunctionArgs, "request">,
  schema: z.ZodType<Output>,
  run: (input: Output) => Promise<Response>,
  secrets: readonly string[] = [],
): Promise<Refused> {
  return answerForm(await readForm(request), schema, run, {}, secrets);
}

/** Like `handleForm`, for a form that is already read; `refused` are fields that failed before validation. */
export async function answerForm<Output>(
  formData: FormData,
  schema: z.ZodType<Output>,
  run: (input: Output) => Promise<Response>,
  refused: Record<string, string[]> = {},
  secrets: readonly string[] = [],
): Promise<Refused> {
  const failures: string[] = [];
  const submission = parseWithZod(formData, {
    schema: coerceFormValue(schema),
    disableAutoCoercion: true,
    formatError(issues: z.core.$ZodIssue[]) {
      for (const issue of issues) failures.push(failureCode(issue));
      return issues.map(({ message }) => message);
    },
  });
  const hideFields = [...secretFields(formData), ...secrets];
  if (Object.keys(refused).length > 0)
    return data(
      { result: submission.reply({ fieldErrors: refused, hideFields }), failures },
      { status: 422 },
    );
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields }), failures }, { status: 422 });
  // A redirect never reaches the page's component: `useActionData` only receives rejections.
  return catchDomainError(
    async () => (await run(submission.value)) as never,
    ({ code, field, others, message, status }) => {
      const said = Object.entries(others).map(([name, text]) => [name, [text]]);
      const errors = field
        ? { fieldErrors: { [field]: [message], ...Object.fromEntries(said) } }
        : { formErrors: [message] };
      return data({ result: submission.reply({ ...errors, hideFields }), failures: [code] }, { status });
    },
  );
}

/** Handles a preview submit: saves nothing, and keeps the typed values except passwords. */
export async function previewForm<Input, Seen>(
  formData: FormData,
  schema: z.ZodType<Input>,
  look: (input: Input) => Promise<Seen>,
) {
  const submission = parseWithZod(formData, { schema: coerceFormValue(schema), disableAutoCoercion: true });
  const seen = submission.status === "success" ? await look(submission.value) : null;
  const result = submission.reply({ hideFields: secretFields(formData) });
  return data({ result, seen }, { status: seen === null ? 422 : 200 });
}

/** Shows a form again as it was sent, with or without errors: keeps the typed values except passwords. */
export function replyToForm(
  formData: FormData,
  schema: z.ZodType<unknown>,
  fieldErrors?: Record<string, string[]>,
): SubmissionResult<string[]> {
  const submission = parseWithZod(formData, { schema: coerceFormValue(schema), disableAutoCoercion: true });
  return submission.reply({ hideFields: secretFields(formData), ...(fieldErrors ? { fieldErrors } : {}) });
}

/** Reads a request's form, up to the limit. @throws Response if it can't be one of our forms */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const body = await readLimited(request);
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const formData = await new Response(body, { headers }).formData().catch(() => new FormData());
    requireFormFields(formData.keys());
    return formData;
  } catch (error) {
    throw toErrorResponse(error);
  }
}

const secretFields = (formData: FormData) => [...formData.keys()].filter(isSecretField);
