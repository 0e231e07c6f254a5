/**
 * What the transport and the mail server call a failure, `ECONNECTION` or `EENVELOPE 550`, without the server's text,
 * which may hold addresses or credentials; and whether trying again cannot help: the server refused this very mail with
 * a permanent answer (RFC 5321: 5xx).
 */
export function mailErrorCode(error: unknown): { code: string; isFinal: boolean } {
  const { code, responseCode, command } = Object(error);
  const named = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'UNKNOWN';
  // A login or a sender that is refused, or a server that says no at once, is the configuration's fault, not this mail's.
  const isAboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  return {
    code: named.slice(0, 100),
    isFinal: isAboutMail && Number(responseCode) >= 500 && Number(responseCode) < 600,
  };
}
