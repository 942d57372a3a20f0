import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "~/core/bytes";
import { formatPaid } from "~/domains/agents/paid-deals";
import { checkStatement, ledgerKeys } from "~/domains/commissions/statement/check-statement.server";
import { readUpload } from "~/http/pages/form-with-file.server";
import { publicPage } from "~/http/pages/page.server";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Check a statement of commissions" }];

const MOST_BYTES = 60_000_000;

export const loader = publicPage(async (ctx) => {
  const [publicKey, ...older] = await ledgerKeys(ctx);
  return { publicKey, older };
});

const NONE = { isUntouched: false, problem: "Choose the file of a statement first.", count: 0, sums: null };

/** Keeps nothing. */
export const action = publicPage(async (ctx, { request }: ActionFunctionArgs) => {
  const read = (chunks: AsyncIterable<Uint8Array>) => checkStatement(ctx, textOf(chunks));
  const found = (await readUpload(request, "file", MOST_BYTES, read)) ?? NONE;
  return data(found, { status: found.isUntouched ? 200 : 422 });
});

const FIELD = { id: "statement", name: "file", errorId: "statement-error", descriptionId: "statement-hint" };

export default function VerifyPage() {
  const { publicKey, older } = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  return (
    <Page
      title="Check a statement of commissions"
      subtitle="Agents and businesses download the same statement. This page says whether a file is as it was written."
      width="narrow"
    >
      {found?.isUntouched && found.sums ? (
        <Alert kind="success">
          Untouched: {found.count} entries. Earned {formatPaid(found.sums.earned)}, reversed{" "}
          {formatPaid(found.sums.reversed)}, paid {formatPaid(found.sums.paid)}, open{" "}
          {formatPaid(found.sums.open)}.
        </Alert>
      ) : null}
      {found?.problem ? <Alert kind="error">{found.problem}</Alert> : null}
      <form method="post" encType="multipart/form-data" className="form">
        <Field
          field={FIELD}
          label="Statement"
          type="file"
          accept=".json,.csv"
          hint="The JSON or CSV file."
          required
        />
        <Submit>Check the file</Submit>
      </form>
      <p>
        Without us: <code>npm run verify-statement FILE</code> does the same and needs no network. Heads of
        the ledger are signed with Ed25519; our public key is <code>{publicKey}</code>.
      </p>
      {older.length > 0 ? (
        <p>
          Statements from before our key changed are signed with an older one of ours:{" "}
          {older.map((key) => (
            <code key={key}>{key} </code>
          ))}
        </p>
      ) : null}
    </Page>
  );
}
