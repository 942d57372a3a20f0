import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { LinkButton } from "../forms/link-button";
import { type ButtonKind, buttonClass } from "../forms/submit";
import { Icon } from "../icons";

/** Invoker commands: the browser opens and closes the dialog itself. React's types do not know them yet. */
const command = (dialogId: string, name: "show-modal" | "close") => ({
  commandfor: dialogId,
  command: name,
});

const dialogOf = (id: string) => {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : null;
};

/**
 * Opens a dialog of this page. A browser without invoker commands gets the link: `href` is the page with the same form,
 * and the style decides which of the two is there.
 */
export function DialogOpener({
  dialogId,
  href,
  children,
  kind = "plain",
  slim,
}: {
  dialogId: string;
  href: string;
  children: ReactNode;
  kind?: ButtonKind;
  slim?: boolean;
}) {
  const open = (event: MouseEvent) => {
    const dialog = dialogOf(dialogId);
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonClass(kind, slim)} hidden supports-[(order:sibling-index())_or_((-moz-appearance:none)_and_(view-transition-name:match-element))]:inline-flex`}
        aria-haspopup="dialog"
        {...command(dialogId, "show-modal")}
      >
        {children}
      </button>
      <span className="by-link supports-[(order:sibling-index())_or_((-moz-appearance:none)_and_(view-transition-name:match-element))]:hidden">
        <LinkButton to={href} kind={kind} slim={slim} onClick={open}>
          {children}
        </LinkButton>
      </span>
    </>
  );
}

/** A native dialog: Escape and a press beside it close it, and the focus goes back to what opened it. */
export function Dialog({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // What was sent from it came back with a page: the dialog is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step to another page
  useEffect(() => () => box.current?.close(), [key]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      id={id}
      ref={box}
      className="dialog m-auto max-h-[calc(100dvh_-_2rem)] w-[min(34rem,100%_-_2rem)] rounded-[.75rem] bg-sheet p-0 text-inherit lined popped backdrop:bg-[oklch(20%_0.03_230_/_50%)] max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-[0] max-sm:[border-inline:0]"
      aria-labelledby={`${id}-title`}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      {...{ closedby: "any" }}
    >
      <div className="relative grid gap-4 p-6 [&_.row:has(>.button)]:justify-end [&_.row>.button]:max-sm:flex-1">
        <h2 className="pe-10" id={`${id}-title`}>
          {title}
        </h2>
        {children}
        <DialogCloser
          dialogId={id}
          className="button quiet slim absolute top-3 end-3 min-h-touch min-w-touch p-0"
        >
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </DialogCloser>
      </div>
    </dialog>
  );
}

/** Inside a dialog: closes it and changes nothing. */
export function DialogCloser({
  dialogId,
  children,
  className = "button",
}: {
  dialogId: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => dialogOf(dialogId)?.close()}
      {...command(dialogId, "close")}
    >
      {children}
    </button>
  );
}
