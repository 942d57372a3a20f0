import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import {
  checkStatementFile,
  ledgerKeys,
  MAX_STATEMENT_BYTES,
  requireStatementAttempt,
  requireStatementSize,
} from "~/domains/commissions/statement/check-statement.server";
import { catchDomainError } from "~/http/errors.server";
import { readUpload } from "~/http/pages/form-with-file.server";
import { publicPage } from "~/http/pages/page.server";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "door" };

export const meta: MetaFunction = () => [{ title: "Verify a commission statement" }];

export const loader = publicPage(async (ctx) => {
  const [publicKey, ...older] = await ledgerKeys(ctx);
  return { publicKey, older };
});

const refused = (problem: string) => ({ isUntouched: false, problem, count: 0, sums: null });

/** Bytes a form adds to its file. */
const FORM_BYTES = 10_000;

/** Checks the uploaded statement; stores nothing. */
export const action = publicPage(async (ctx, { request }: ActionFunctionArgs) => {
  const check = async () => {
    await requireStatementAttempt(ctx);
    requireStatementSize(Number(request.headers.get("content-length")) - FORM_BYTES);
    const found = await readUpload(request, "file", MAX_STATEMENT_BYTES, (chunks) =>
      checkStatementFile(ctx, chunks),
    );
    return found ?? refused("Choose a statement file first.");
  };
  return catchDomainError(
    async () => {
      const found = await check();
      return data(found, { status: found.isUntouched ? 200 : 422 });
    },
    ({ message, status }) => data(refused(message), { status }),
  );
});

const FIELD = { id: "statement", name: "file", errorId: "statement-error", descriptionId: "statement-hint" };

export default function VerifyPage() {
  const { publicKey, older } = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  return (
    <Page
      title="Verify a commission statement"
      subtitle="Check that a commission statement hasn’t been changed."
      width="narrow"
    >
      {found?.isUntouched && found.sums ? (
        <Alert kind="success">
          Entries unchanged: {found.count}. Earned {formatUsd(found.sums.earned)}, reversed{" "}
          {formatUsd(found.sums.reversed)}, paid {formatUsd(found.sums.paid)}, open{" "}
          {formatUsd(found.sums.open)}.
        </Alert>
      ) : null}
      {found?.problem ? <Alert kind="error">{found.problem}</Alert> : null}
      <form method="post" encType="multipart/form-data" className="form" noValidate>
        <Field
          field={FIELD}
          label="Statement"
          type="file"
          accept=".json,.csv"
          hint="JSON or CSV, at most 4 MB."
          required
        />
        <Submit>Verify file</Submit>
      </form>
      <Disclosure summary="Offline verification">
        <p>
          Run <code>npm run verify-statement FILE</code>. Statements are signed with Ed25519. Public key:{" "}
          <code>{publicKey}</code>
        </p>
        {older.length > 0 ? (
          <p>
            Earlier public keys:{" "}
            {older.map((key) => (
              <code key={key}>{key} </code>
            ))}
          </p>
        ) : null}
      </Disclosure>
    </Page>
  );
}
