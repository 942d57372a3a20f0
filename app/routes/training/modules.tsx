import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CATEGORIES, CATEGORY_KEYS } from "~/domains/training/module";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { recommendedModule } from "~/domains/training/recommended-module.server";
import { ModulesQuery } from "~/domains/training/schemas";
import { ModuleCard } from "~/domains/training/ui/module-card";
import { HelpsNext } from "~/domains/training/ui/recommended-module";
import { TrainingTabs, tabsOf } from "~/domains/training/ui/training-tabs";
import { cardOf, minutesText } from "~/domains/training/view";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Stat } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Training academy" }];

export const loader = academyPage(async (ctx, { request }) => {
  const { category } = readQuery(request, ModulesQuery);
  const pages = pagesFor(ctx);
  const rows = await listProgress(ctx);
  const summary = await trainingSummary(ctx, rows);
  const helps = ctx.agent ? recommendedModule({ ...ctx, agent: ctx.agent }, rows) : null;
  return {
    tabs: tabsOf(pages),
    category: category ?? null,
    summary: {
      modules: `${summary.completed} of ${summary.modules}`,
      hours: minutesText(summary.minutesDone),
      allHours: `of ${minutesText(summary.minutes)}`,
      certificates: summary.certificates,
      percent: summary.percent,
    },
    help: helps && { why: helps.why, title: helps.row.module.title, to: pages.module(helps.row.module.id) },
    cards: rows
      .filter(({ module }) => !category || module.category === category)
      .map((row) => cardOf(row, pages)),
  };
});

export default function TrainingPage() {
  const { tabs, category, summary, help, cards } = useLoaderData<typeof loader>();
  const chips = [
    { to: tabs.home, label: "All", isCurrent: category === null },
    ...CATEGORY_KEYS.map((key) => ({
      to: paths.withQuery(tabs.home, { category: key }),
      label: CATEGORIES[key],
      isCurrent: key === category,
    })),
  ];
  return (
    <Page
      title="Training academy"
      subtitle="Short lessons, quizzes and verifiable certificates for selling in African markets."
    >
      <TrainingTabs pages={tabs} current="home" />
      <div className="grid-4">
        <Stat value={summary.modules} label="Modules completed" to={tabs.progress} />
        <Stat value={summary.hours} hint={summary.allHours} label="Learning time" to={tabs.progress} />
        <Stat value={summary.certificates} label="Valid certificates" to={tabs.certificates} />
        <Stat value={`${summary.percent}%`} label="Academy progress" to={tabs.progress} />
      </div>
      <HelpsNext help={help} />
      <FilterChoices label="Category" choices={chips} />
      {cards.length === 0 ? (
        <EmptyState
          title="No modules in this category yet"
          action={<LinkButton to={tabs.home}>Show all modules</LinkButton>}
        >
          Choose another category.
        </EmptyState>
      ) : (
        <ul className="grid-3 *:h-full" aria-label="Modules">
          {cards.map((card) => (
            <ModuleCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Page>
  );
}
