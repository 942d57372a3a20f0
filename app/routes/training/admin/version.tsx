import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { CATEGORIES, DIFFICULTIES } from "~/domains/training/module";
import { Blocks } from "~/domains/training/ui/blocks";
import { ModuleFacts } from "~/domains/training/ui/module-card";
import { getVersion } from "~/domains/training/versions/versions.server";
import { minutesText } from "~/domains/training/view";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.module.title ?? "Preview" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { version, module } = await getVersion(ctx, parseId(params.versionId, "version"));
  return {
    id: version.id,
    isPublished: version.state === "published",
    wasPublished: version.state === "former",
    module,
    facts: {
      category: CATEGORIES[module.category],
      difficulty: DIFFICULTIES[module.difficulty],
      duration: minutesText(module.minutes),
    },
  };
});

/** A preview for administrators: all lessons in order, with the quiz answers. */
export default function ModuleVersionPage() {
  const { id, isPublished, wasPublished, module, facts } = useLoaderData<typeof loader>();
  return (
    <Page title={module.title} subtitle={module.description} width="reading">
      <Breadcrumb
        trail={[
          { to: ADMIN_TRAINING.home, label: "Training modules" },
          { to: ADMIN_TRAINING.module(module.id), label: module.id },
        ]}
      />
      <ModuleFacts {...facts} />
      <div className="row">
        {isPublished ? (
          <p>
            <Badge kind="good">Published</Badge> Learners see this version.
          </p>
        ) : (
          <form method="post" action={ADMIN_TRAINING.publish(id)}>
            <Submit>{wasPublished ? "Restore this version" : "Publish version"}</Submit>
          </form>
        )}
        <LinkButton to={ADMIN_TRAINING.editVersion(module.id, id)}>Edit text</LinkButton>
      </div>
      {module.lessons.map(({ id: lessonId, title, minutes, blocks }) => (
        <Card key={lessonId} title={`${title}, ${minutesText(minutes)}`}>
          <article className="lesson stack [line-height:1.65]">
            <Blocks blocks={blocks} />
          </article>
        </Card>
      ))}
      <Card title="Quiz">
        <ol className="stack tight">
          {module.questions.map(({ text, options, why }) => (
            <li key={text}>
              <b>{text}</b>
              <ul>
                {options.map((option, index) => (
                  <li key={option}>
                    {option} {index === 0 ? <Badge kind="good">Correct</Badge> : null}
                  </li>
                ))}
              </ul>
              <p className="muted small">{why}</p>
            </li>
          ))}
        </ol>
      </Card>
    </Page>
  );
}
