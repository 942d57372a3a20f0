import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { CATEGORIES, DIFFICULTIES } from "~/domains/training/module";
import { academyRows } from "~/domains/training/versions/versions-view.server";
import { minutesText } from "~/domains/training/view";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";
import { Badge } from "~/ui/data/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Training modules" }];

export const loader = adminPage(async (ctx) => ({
  rows: (await academyRows(ctx)).map(({ category, difficulty, minutes, lessons, questions, ...row }) => ({
    ...row,
    summary: `${CATEGORIES[category]}, ${DIFFICULTIES[difficulty].toLowerCase()}. ${plural(lessons, "lesson")}, ${plural(questions, "question")}, ${minutesText(minutes)}.`,
  })),
}));

export default function AdminTrainingPage() {
  const { rows } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton kind="primary" to={ADMIN_TRAINING.add}>
      Create module
    </LinkButton>
  );
  return (
    <Page
      title="Training modules"
      subtitle="Edits to published modules are saved as drafts until you publish them."
      action={rows.length > 0 ? add : undefined}
      width="reading"
    >
      {rows.length === 0 ? (
        <EmptyState title="No modules yet" action={add}>
          Modules contain lessons and a quiz in Markdown.
        </EmptyState>
      ) : (
        <ul className="ways" aria-label="Modules in order">
          {rows.map(({ id, title, summary, isEdited, hasFile }) => (
            <li key={id} className="stack tight">
              <Link to={ADMIN_TRAINING.module(id)}>{title}</Link>
              <div className="row">
                {isEdited ? <Badge kind="tint">{hasFile ? "Edited" : "Added"}</Badge> : null}
                <span className="small muted">{summary}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
