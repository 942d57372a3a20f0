/** Message ID of our email that bounced or was replied to. */
export const ID = "<20261103.81xq@soko.test>";

/** Headers of our email; `to` may add further headers. */
export const head = (
  to: string,
) => `Received: from [192.0.2.200] by mx.soko.test; Tue, 3 Nov 2026 10:01:00 +0300
Date: Tue, 3 Nov 2026 10:01:00 +0300
From: Grace <sales@soko.test>
To: ${to}
Subject: Solar for your shops
Message-ID: ${ID}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8`;

export const mail = (to: string) => `${head(to)}

Dear buyer,

our pumps save diesel. May I call you about your shops?

If you do not want mail from us, unsubscribe here.`;

const parts = (type: string) => `Content-Type: multipart/report; report-type=${type}; boundary="b"`;

export const written = (text: string) =>
  text
    .replaceAll("%ID%", ID)
    .replaceAll("%REPORT%", parts("delivery-status"))
    .replaceAll("%ARF%", parts("feedback-report"))
    .replace(/%HEAD ([^%]+)%/g, (_, to: string) => head(to))
    .replace(/%MAIL ([^%]+)%/g, (_, to: string) => mail(to));
