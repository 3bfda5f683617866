@rem The scripts of package.json begin with exec: without it SIGINT sent to npm waits in the shell for ever. Windows has no exec.
@%*
