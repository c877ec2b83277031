/** The same question, asked once within the time however many ask; what it answered, or is about to. */
export function recently<Result>(ask: () => Promise<Result>, milliseconds = 1000): () => Promise<Result> {
  let answer: Promise<Result> | undefined;
  let askedAt = 0;
  return () => {
    if (!answer || performance.now() - askedAt >= milliseconds) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}
