#!/bin/sh -eu
# Makes the secrets of compose.yaml, once: .env and secrets/firstday.key beside this file.
cd "$(dirname "$0")"
domain=${1:-}
case $domain in
  '' | *[!a-z0-9.-]* | -* | .*)
    echo "Say the name under which people reach it: ./make-env.sh onboarding.example.com" >&2
    exit 2
    ;;
esac
for file in .env secrets/firstday.key; do
  if [ -e "$file" ]; then
    echo "$file is there already and was left as it is: what was sealed with its key could be opened by nobody." >&2
    exit 1
  fi
done

# Letters and digits only: they stand in addresses.
random() { head -c 64 /dev/urandom | base64 | tr -dc 'a-zA-Z0-9' | head -c "$1"; }

umask 077
mkdir -p secrets
head -c 32 /dev/urandom | base64 > secrets/firstday.key
# The service is nobody of this machine, and has to read it; the folder keeps all others out.
chmod 0444 secrets/firstday.key
cat > .env <<END
DOMAIN=$domain
INSTALLATION_NAME=$domain
POSTGRES_PASSWORD=$(random 40)
METRICS_TOKEN=$(random 40)
END
echo "Made .env and secrets/firstday.key. Keep a copy of the key apart from your backups."
