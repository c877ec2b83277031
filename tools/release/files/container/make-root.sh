#!/bin/sh
# The system of the image: of the system that this runs on, what Node and bin/firstday load, and nothing else.
#   container/make-root.sh FOLDER
set -eu

[ $# -eq 1 ] || { echo "Say the folder that it is made in." >&2; exit 1; }
[ ! -e "$1" ] || { echo "$1 is there already." >&2; exit 1; }
home=$(cd "$(dirname "$0")/.." && pwd -P)
[ -x "$home/runtime/node" ] || { echo "$home is no release." >&2; exit 1; }
mkdir -p "$1"
root=$(cd "$1" && pwd -P)

mkdir -p "$root/dev" "$root/etc" "$root/proc" "$root/sys" "$root/tmp" "$root/usr/bin" "$root/usr/lib" "$root/usr/lib64"
for name in bin lib lib64; do ln -s "usr/$name" "$root/$name"; done
chmod 1777 "$root/tmp"

# What bin/firstday asks, and what one wants who looks inside.
programs=
for name in sh cat dirname env id ls readlink sed uname; do
  program=$(command -v "$name")
  cp -L "$program" "$root/usr/bin/$name"
  programs="$programs $program"
done

# What they load; where names are looked up by libraries beside that of C, these too.
loaded=$(
  { printf '%s\n' $programs "$home/runtime/node"; find "$home/node_modules" "$home/apps" -name '*.node'; } |
    while read -r file; do ldd "$file" || true; done
)
case $loaded in *'not found'*)
  echo "The base lacks what is loaded; take another one, such as debian:trixie-slim:" >&2
  printf '%s\n' "$loaded" | grep 'not found' | sort -u >&2
  exit 1 ;;
esac
libraries=$(printf '%s\n' "$loaded" | sed -n 's/^[^/]*\(\/[^ ]*\) (0x.*/\1/p' | sort -u)
folder=$(dirname "$(printf '%s\n' "$libraries" | grep '/libc\.so')")
for name in libnss_dns libnss_files libresolv; do
  if [ -e "$folder/$name.so.2" ]; then libraries="$libraries $folder/$name.so.2"; fi
done
for library in $libraries; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done

echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
echo '127.0.0.1 localhost
::1 localhost' > "$root/etc/hosts"
echo 'root:x:0:0:root:/root:/usr/sbin/nologin
firstday:x:10001:10001:Firstday:/var/lib/firstday:/usr/sbin/nologin' > "$root/etc/passwd"
echo 'root:x:0:
firstday:x:10001:' > "$root/etc/group"
cp -L /etc/os-release "$root/etc/os-release"

# Whose they are, and in which version: scanners of images read it, and licences want it.
if command -v dpkg-query > /dev/null; then
  mkdir -p "$root/var/lib/dpkg/status.d"
  files=$(for file in $programs $libraries; do readlink -f "$file"; done)
  # Some are listed as they were before /lib was a name of /usr/lib; those that are not listed so are no fault.
  { dpkg-query -S $files $(printf '%s\n' "$files" | sed 's/^\/usr//') 2> /dev/null || true; } |
    sed -n '/^diversion /!s/[:,].*//p' | sort -u | while read -r package; do
    dpkg-query -s "$package" > "$root/var/lib/dpkg/status.d/$package"
    if [ -e "/usr/share/doc/$package/copyright" ]; then
      mkdir -p "$root/usr/share/doc/$package"
      cp -L "/usr/share/doc/$package/copyright" "$root/usr/share/doc/$package/"
    fi
  done
fi
