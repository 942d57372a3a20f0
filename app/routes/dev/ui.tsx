import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isDeployed } from "~/core/config";
import { COUNTRIES } from "~/core/places/countries";
import { redirect } from "~/http/pages/redirect.server";
import { FlashMessage } from "~/ui/feedback/flash";
import { Page } from "~/ui/layout/page";
import { WorkFrame } from "~/ui/layout/work-frame";
import type { PageHandle } from "~/ui/page-handle";
import { exampleCharts } from "./charts.server";
import { palette, sizes } from "./palette.server";
import { ChartsChapter } from "./ui-charts";
import { ChoicesChapter } from "./ui-choices";
import { DataChapter } from "./ui-data";
import { FeedbackChapter } from "./ui-feedback";
import { FormsChapter } from "./ui-forms";
import { LayoutChapter } from "./ui-layout";
import { ListChapter } from "./ui-list";
import { TableChapter } from "./ui-table";
import { TokensChapter } from "./ui-tokens";

export const handle: PageHandle = { hydrate: true, style: "work" };

export const meta: MetaFunction = () => [{ title: "All components in all states" }];

function requireDevelopment(context: AppLoadContext) {
  if (isDeployed(context.base.config)) throw new Response(null, { status: 404 });
}

const TOASTS = {
  success: { kind: "success", title: "Example saved", text: "It’s at the top of the list." },
  error: { kind: "error", title: "Example not saved", text: "Your input was kept. Try again in a minute." },
  info: { kind: "info", title: "Example info", text: "A longer text stays longer.", seconds: 8 },
} as const;

/** Development only. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireDevelopment(context);
  const { searchParams } = new URL(request.url);
  const toast = searchParams.get("toast");
  return {
    sort: searchParams.get("sort") ?? "",
    toast: toast && toast in TOASTS ? TOASTS[toast as keyof typeof TOASTS] : null,
    countries: COUNTRIES.map(({ code, name, region, spellings }) => ({
      value: code,
      label: name,
      group: region,
      also: spellings.join(" "),
    })),
    charts: exampleCharts(),
    tokens: { palette: palette(), sizes: sizes() },
  };
}

/** Accepts any input and stores nothing. */
export function action({ context }: ActionFunctionArgs) {
  requireDevelopment(context);
  return redirect("/ui?toast=success");
}

const HOME = { to: "/ui", label: "Examples" };
const PERSON = {
  name: "Example Person",
  email: "person@example.test",
  badge: "Example plan",
  badgeTo: null,
  picture: null,
  isDemo: true,
};
const NAV = {
  home: HOME,
  groups: [
    { label: "Examples", icon: "home", links: [HOME] },
    {
      label: "Group",
      icon: "chart",
      links: [
        { to: "/ui?toast=success", label: "One" },
        { to: "/ui?toast=info", label: "Two" },
      ],
    },
  ],
  thumb: [{ ...HOME, icon: "home" }],
  menu: [{ to: "#Menu", label: "Entry" }],
} as const;

const CHAPTERS = [
  ["tokens", "Colours, sizes and shapes"],
  ["forms", "Fields and forms"],
  ["choices", "Choices and buttons"],
  ["layout", "Layout and navigation"],
  ["data", "Figures and facts"],
  ["table", "Tables"],
  ["list", "Lists"],
  ["feedback", "Feedback"],
  ["charts", "Charts"],
] as const;

export default function ShowroomPage() {
  const { sort, toast, countries, charts, tokens } = useLoaderData<typeof loader>();
  return (
    <WorkFrame appName="Example" nav={NAV} user={PERSON}>
      <FlashMessage flash={toast} willHydrate />
      <Page title="All components in all states" subtitle="For developers. All data here is made up.">
        <nav aria-label="Chapters" className="row">
          {CHAPTERS.map(([id, title]) => (
            <a key={id} className="button slim" href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <TokensChapter {...tokens} />
        <FormsChapter />
        <ChoicesChapter countries={countries} />
        <LayoutChapter />
        <DataChapter />
        <TableChapter sort={sort} />
        <ListChapter />
        <FeedbackChapter />
        <ChartsChapter {...charts} />
      </Page>
    </WorkFrame>
  );
}
