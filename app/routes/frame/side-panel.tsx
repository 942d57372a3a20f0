import { useFetcher, useLocation, useNavigate } from "@remix-run/react";
import {
  type ComponentType,
  type FormEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { RefusedRecord } from "~/http/pages/record-panel.server";
import { paths } from "~/paths";
import { openRecord, PANEL_HASH, PANEL_LIST, type RecordKind, recordKind } from "~/paths/record-panel";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { isPlainPress, PANEL_MEDIA, ROW_LINK } from "~/ui/list/open-record";
import { PanelData, type RecordPageProps } from "~/ui/page-data";

type Page = ComponentType<RecordPageProps>;

/** Response to a panel's request: a record, a form's errors, or why it was refused. */
type Answer = Partial<RecordPageProps & RefusedRecord>;

const pageOf = (load: () => Promise<{ default: Page }>, label: string) => ({
  Page: lazy(() => load().catch(() => ({ default: Unloaded }))),
  label,
});

const KINDS: Record<RecordKind, ReturnType<typeof pageOf>> = {
  company: pageOf(() => import("../companies/company-page"), "Company"),
  contact: pageOf(() => import("../contacts/contact-page"), "Contact"),
  lead: pageOf(() => import("../leads/lead-page"), "Lead"),
  deal: pageOf(() => import("../opportunities/opportunity-page"), "Deal"),
};

const Refused = ({ children }: { children: string }) => (
  <p className="note error" role="alert">
    {children}
  </p>
);

/** Shown if the record page's script fails to load. */
const Unloaded = () => <Refused>This record couldn’t be loaded. Open the full page.</Refused>;

const rowLinkOf = (pathname: string) =>
  document.querySelector<HTMLAnchorElement>(`main ${ROW_LINK}[href="${CSS.escape(pathname)}"]`);

/** Marks the link of the open row. */
function useCurrentRow(pathname: string) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may have drawn other rows
  useEffect(() => {
    const link = rowLinkOf(pathname);
    link?.setAttribute("aria-current", "true");
    return () => {
      link?.removeAttribute("aria-current");
    };
  }, [pathname, key]);
}

/** Closes on Escape, unless a dialog, cell form or expanded menu has focus; those handle the key themselves. */
function useEscape(close: () => void) {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isOwn = target instanceof Element && target.closest("dialog, .cell-form, [aria-expanded=true]");
      if (key === "Escape" && !isOwn) close();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [close]);
}

/** The record at `#open=` beside the list: renders the record page's component with the data of its loader. */
export default function SidePanel() {
  const record = openRecord(useLocation().hash);
  return record ? <Panel {...record} /> : null;
}

function Panel({ kind, pathname, to }: NonNullable<ReturnType<typeof openRecord>>) {
  const { pathname: listPath, search, state: visit, key } = useLocation();
  const navigate = useNavigate();
  const [closedAt, setClosedAt] = useState("");
  // The result of a form has no history state of its own, and keeps the same history entry.
  const [isOpened] = useState(visit?.isOpened === true);
  const box = useRef<HTMLElement>(null);
  const list = `${listPath}${search}${PANEL_HASH}${to}`;
  const { load, data, state } = useFetcher<Answer>({ key: `panel ${pathname}` });
  const saved = useFetcher<Answer>({ key: `panel form ${pathname}` });
  const { Page, label } = KINDS[kind];

  useEffect(() => load(paths.withParameter(to, PANEL_LIST, list)), [load, to, list]);
  useCurrentRow(pathname);
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
    const media = matchMedia(PANEL_MEDIA);
    const leave = () => media.matches || navigate(location.hash.slice(PANEL_HASH.length), { replace: true });
    leave();
    media.addEventListener("change", leave);
    return () => media.removeEventListener("change", leave);
  }, [navigate]);

  const close = useCallback(() => {
    rowLinkOf(pathname)?.focus();
    // Hides the panel immediately: reloading the list takes a moment.
    setClosedAt(key);
    if (isOpened) navigate(-1);
    else navigate({ pathname: listPath, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, listPath, search, isOpened, key]);
  useEscape(close);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded && to.includes("compose=")) document.getElementById("composer")?.scrollIntoView();
  }, [isLoaded, to]);

  /** Opens a record link in the panel; a link to a field moves the focus and keeps the URL's hash. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event) || link.origin !== location.origin) return;
    const field = /^#(.+)/.exec(link.getAttribute("href") ?? "")?.[1];
    if (!field && !recordKind(link.pathname)) return;
    event.preventDefault();
    if (field) return document.getElementById(field)?.focus();
    const hash = PANEL_HASH + link.pathname + link.search;
    navigate({ pathname: listPath, search, hash }, { replace: true, preventScrollReset: true, state: visit });
  };

  /** Submits a form inside the panel; a form without its own action posts to the record's page. */
  const submit = (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const method = submitter?.getAttribute("formmethod") ?? form.method;
    if (method !== "post" || form.matches(".cell-form")) return;
    event.preventDefault();
    event.stopPropagation();
    const own = new URL(
      submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "",
      location.href,
    );
    const action = [listPath, "/"].includes(own.pathname) ? pathname : own.pathname + own.search;
    saved.submit(new FormData(form, submitter), {
      method: "post",
      action: paths.withParameter(action, PANEL_LIST, list),
      preventScrollReset: true,
    });
  };

  if (closedAt === key) return null;
  const refused = saved.data?.refused;
  return (
    <section
      ref={box}
      className="side-panel fixed inset-[3.3rem_0_0_auto] z-5 w-[min(36rem,46vw)] overflow-y-auto overscroll-contain bg-paper px-4 pb-6 [.toast~&]:pb-24 popped [border-inline-start:1px_solid_var(--color-line)] print:hidden [&_#composer]:scroll-mt-14"
      aria-label={label}
      aria-busy={saved.state !== "idle" || (state !== "idle" && !data) || undefined}
      tabIndex={-1}
    >
      <header className="sticky top-0 z-6 flex items-center justify-between gap-2 bg-paper py-2">
        <Link to={to} className="button slim">
          Open full page
        </Link>
        <button type="button" className="button slim quiet" onClick={close}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </header>
      {refused ? <Refused>{refused}</Refused> : null}
      {data?.refused ? <Refused>{data.refused}</Refused> : null}
      {data && !data.refused ? (
        <div className="stack gap-3" key={pathname} onClickCapture={follow} onSubmitCapture={submit}>
          <PanelData.Provider value={data}>
            <Suspense fallback={<Skeleton label="Loading" lines={8} />}>
              <Page result={saved.data?.result} />
            </Suspense>
          </PanelData.Provider>
        </div>
      ) : data ? null : (
        <Skeleton label="Loading" lines={8} />
      )}
    </section>
  );
}
