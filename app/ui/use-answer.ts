import { useEffect, useRef, useState } from "react";

type Asked = [url: string, init?: RequestInit & { body?: string }];

const PAUSE = 400;

/**
 * Returns the server's response to a form's current values, requested a moment after the last change. The previous
 * response stays while the request runs, and if it fails, so the form is never lost.
 */
export function useAnswer<Answer>(first: Answer, requestOf: (form: FormData) => Asked | null) {
  const [answer, setAnswer] = useState(first);
  const asked = useRef({ timer: 0, question: "" });
  useEffect(() => () => window.clearTimeout(asked.current.timer), []);
  const ask = (form: HTMLFormElement | null) => {
    const request = form && requestOf(new FormData(form));
    if (!request) return;
    const [url, init] = request;
    const question = `${url} ${init?.body ?? ""}`;
    if (question === asked.current.question) return;
    window.clearTimeout(asked.current.timer);
    const timer = window.setTimeout(async () => {
      const response = await fetch(url, init).catch(() => null);
      const answer = response?.ok ? await response.json().catch(() => null) : null;
      if (answer !== null && asked.current.question === question) setAnswer(answer as Answer);
    }, PAUSE);
    asked.current = { timer, question };
  };
  return [answer, ask] as const;
}
