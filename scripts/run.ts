/** Runs a command, whose result may be an exit code; a failure prints only its message. */
export async function run(main: () => Promise<unknown>): Promise<void> {
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
